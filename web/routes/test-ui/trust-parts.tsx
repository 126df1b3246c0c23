import { pages } from '#contract/pages.ts'
import { ContractSampleLinks } from '../../blocks/contract/contract-sample.tsx'
import { PhraseField } from '../../blocks/find/phrase-field.tsx'
import { Handovers } from '../../blocks/handovers/handovers.tsx'
import { PromiseLines } from '../../blocks/promises/promise-lines.tsx'
import { ReviewList } from '../../blocks/reviews/review-list.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import { Part, type Words } from './part.tsx'

const register = 'https://register.example/permits/1'

/** A house, and when it was promised and handed over: in time, late. */
const days = ['2025-12-20', '2026-02-10']

/** Parts that say what a company has kept of its word: handovers, deadlines, reviews with replies, its contract. */
export function TrustParts({ words, houses }: { words: Words; houses: readonly string[] }) {
  const { language } = useI18n()
  const named = [words['trust.house'], words['trust.other']]
  const [deadline, earlier] = [
    { year: 2027, quarter: 2 },
    { year: 2027, quarter: 1 },
  ] as const
  const line = { deadline, handed_over_at: null, late: null, correctedAt: null, guaranteeUrl: null }
  const first = { deadline: earlier, day: '2026-03-03' }
  return (
    <Part title={words.trust}>
      <PhraseField />
      <h3 id="test-ui-handovers">{words['trust.handovers']}</h3>
      <Handovers
        labelledBy="test-ui-handovers"
        houses={houses.slice(0, 2).map((slug, index) => ({
          slug,
          name: named[index] ?? '',
          promised: { year: 2025, quarter: 4 },
          handed_over_at: days[index] ?? '',
        }))}
      />
      <PromiseLines
        named
        lines={houses.slice(0, 2).map((slug, index) => ({
          ...line,
          slug,
          name: named[index] ?? '',
          ...(index === 0
            ? { first, promised: earlier, moves: 1, permitUrl: register }
            : { first: { ...first, deadline }, promised: deadline, moves: 0, permitUrl: null }),
        }))}
      />
      <ReviewList
        reviews={[
          {
            id: 1,
            author: words['trust.author'],
            text: words['trust.review'],
            rating: 4,
            date: '2026-10-01',
            source: 'reviews.example',
            url: 'https://reviews.example/1',
            reply: { date: '2026-10-03', text: words['trust.reply'] },
          },
        ]}
      />
      <ContractSampleLinks
        sample={{ date: '2026-11-28', pdfs: [{ language, src: pages.policy(language), bytes: 25_000 }] }}
      />
    </Part>
  )
}
