/** How a meeting stands: `asked` until staff answer; `moved` when they propose another time. */
export const meetingStates = ['asked', 'confirmed', 'moved', 'cancelled'] as const

export type MeetingState = (typeof meetingStates)[number]

/** What staff answer. */
export type MeetingAnswer = Exclude<MeetingState, 'asked'>
