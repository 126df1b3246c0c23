/** How a meeting stands: `asked` until staff answer; `moved` when they propose another time or place. */
export const meetingStates = ['asked', 'confirmed', 'moved', 'cancelled'] as const

export type MeetingState = (typeof meetingStates)[number]

/** What staff answer. */
export type MeetingAnswer = Exclude<MeetingState, 'asked'>

/** What staff propose anew when a meeting is moved: its time, or its place alone. */
export const meetingProposals = ['time', 'place'] as const

export type MeetingProposal = (typeof meetingProposals)[number]
