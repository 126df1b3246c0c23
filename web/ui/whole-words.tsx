import './whole-words.css'

/** A short text whose words with a hyphen stay whole at the end of a line: «үй-жай», «1-комнатные». */
export function WholeWords({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whole-word">
        {part}
      </span>
    ),
  )
}
