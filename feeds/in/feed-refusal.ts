/**
 * A feed that is not imported: nothing was written. The message is for staff: one sentence on what is wrong, one on what
 * to do.
 */
export class FeedRefusal extends Error {}
