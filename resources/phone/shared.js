// What both pages share.
