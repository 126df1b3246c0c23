/** Calls with the token of a link. The server alone makes them, so that no page brings their addresses along. */
export const linkEndpoints = {
  ownMeeting: { method: 'POST', path: '/api/feedback/meets/own' },
  confirmSubscription: { method: 'POST', path: '/api/articles/subscribe/confirm' },
  leaveSubscription: { method: 'POST', path: '/api/articles/subscribe/leave' },
  confirmWatches: { method: 'POST', path: '/api/watches/confirm' },
  ownWatches: { method: 'POST', path: '/api/watches/own' },
  endWatches: { method: 'POST', path: '/api/watches/end' },
} as const
