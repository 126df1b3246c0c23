import './whole-words.css'

/** What stays whole: a word with a hyphen, a number with the word that it counts. */
const whole = /(\S+-\S+|\d[\d.,]*\s\p{L}\S*)/u

/** A short text of which no line ends within a word with a hyphen or behind a number: «үй-жай», «2 бөлмелі» (R1335). */
export function WholeWords({ text }: { text: string }) {
  return text.split(whole).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whole-word">
        {part}
      </span>
    ),
  )
}
