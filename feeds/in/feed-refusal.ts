/**
 * A feed that is not imported: nothing was written. The message is for staff: one sentence names the problem, one the
 * remedy.
 */
export class FeedRefusal extends Error {}
