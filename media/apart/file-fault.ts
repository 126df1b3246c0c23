/** A file from outside is at fault, not the machine. The message says how, as the end of a sentence about the file. */
export class FileFault extends Error {}
