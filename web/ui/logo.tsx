import './logo.css'

/** The wordmark; its size follows the design: 142×40, on small screens 124×31 (R218). */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 142 40" preserveAspectRatio="xMinYMid meet" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2.6">
        <path d="M2 38L26 14M2 26L20 8M2 14L14 2M14 38L26 26" />
        <path d="M26 38L2 14M26 26L8 8M26 14L14 2M14 38L2 26" />
      </g>
      <g transform="translate(41 12)" fill="none" stroke="currentColor" strokeWidth="2.3">
        <path d="M0 0V16M9.6 0L1.6 8L9.6 16" />
        <path transform="translate(16.4 0)" d="M9 0H0V16H9M0 8H8" />
        <path transform="translate(32 0)" d="M0 16V0H7L10 3V6L7 9H0M3 9L10 16" />
        <path transform="translate(48.6 0)" d="M9 0H0V16H9M0 8H8" />
        <path transform="translate(64.2 0)" d="M10.4 3.2L7.4 0H3L0 3V13L3 16H7.4L10.4 13V8.4H6" />
        <path transform="translate(81.2 0)" d="M9 0H0V16H9M0 8H8" />
      </g>
    </svg>
  )
}
