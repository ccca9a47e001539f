"""Files and packs: writing safely, reading cards of one's own, and what is said of their mistakes."""

from engine.core.flow.data_error import DataError
from engine.core.game.pack_form import PackForm, SectionCount, pack_text, template
from engine.core.storage.disk import write_atomically, clear_stale, content_digest, file_digest
from engine.core.storage.patience import PATIENCE, Patience, move_file, remove_file
from engine.core.storage.pack import read_pack
from engine.core.storage.pack_check import check_pack, CheckedPack, count_message
from engine.core.storage.pack_commands import PackCommands
from engine.core.storage.pack_file import BIGGEST_FILE, PACK_FILE_SUFFIX, pack_file_bytes, read_pack_file
from engine.core.storage.pack_guide import guide_text
from engine.core.storage.save import load
