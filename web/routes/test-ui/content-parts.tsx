import type { Picture as PictureData } from '#contract/common.ts'
import { AnswerLinks } from '../../blocks/answers/answer-links.tsx'
import { SourceList } from '../../blocks/answers/source-list.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import { Dimensions } from '../../ui/dimension.tsx'
import { Picture } from '../../ui/picture.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Unknown } from '../../ui/unknown.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import { Part, type Words } from './part.tsx'

/** Parts with content: texts and pictures. */
export function ContentParts({ words, picture }: { words: Words; picture: PictureData }) {
  const { area, number, t } = useI18n()
  return (
    <Part title={words.labels}>
      <div className="test-ui-row">
        <Tag>{words['tag.stone']}</Tag>
        <Tag look="spruce">{words['tag.spruce']}</Tag>
        <Tag look="zhosa">{words['tag.zhosa']}</Tag>
        <WholeWords text={words.whole} />
        <Unknown words={t('promises.unknown')} />
      </div>
      <Dimensions
        facts={[
          { title: words['dimension.rooms'], value: area(61.4) },
          { title: words['dimension.height'], value: t('estate.ceiling.value', { value: number(2.85, 2) }) },
          { title: words['dimension.floors'], value: t('estate.ceiling.value', { value: number(52) }) },
        ]}
      />
      <div className="test-ui-columns">
        <RichText html={words.html} />
        <div className="test-ui-picture">
          <Picture picture={picture} sizes="(width < 700px) 100vw, 33vw" />
        </div>
      </div>
      <AnswerLinks links={[{ slug: 'some', question: words['answer.question'] }]} />
      <SourceList
        sources={[
          { act: words['source.act'], article: words['source.article'], date: '2026-11-21', url: null },
        ]}
      />
    </Part>
  )
}
