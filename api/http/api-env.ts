/** The process's data about one request, as Hono's second argument: `api.fetch(request, { requestId })`. */
export type ApiEnv = {
  Bindings: {
    /** Names the request in the log; without one the API makes its own. */
    requestId?: string
    /** Address of the visitor, kept with the consent of a lead (A14). Only the server knows whom to believe. */
    clientAddress?: string
  }
}
