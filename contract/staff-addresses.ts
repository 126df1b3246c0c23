/** Addresses of the page for sales, on the port of STAFF_PORT alone. Letters and messengers may name one of a request. */
export const staffAddresses = {
  home: '/staff',
  style: '/staff/style.css',
  login: '/staff/login',
  logout: '/staff/logout',
  requests: '/staff/requests',
  request: (id: string) => `/staff/requests/${id}`,
  /** The same after «send again», which says there what came of it. */
  sent: (id: string) => `/staff/requests/${id}?sent`,
  sendAgain: (id: string) => `/staff/requests/${id}/send`,
  /** The form of its meeting, and the request again, which says that the answer is kept. */
  answerMeeting: (id: string) => `/staff/requests/${id}/meeting`,
  answered: (id: string) => `/staff/requests/${id}?answered`,
  meetings: '/staff/meetings',
  search: '/staff/search',
  stock: '/staff/stock',
  report: (source: string, name: string) => `/staff/stock/${source}/${name}`,
  alarms: '/staff/alarms',
} as const
