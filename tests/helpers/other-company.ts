import { changedFile, sampleFiles } from './content-folder.ts'

/** A folder beside the sample that is another company's: another name, another project. For `contentFolderWith`. */
export const otherCompany: Readonly<Record<string, string | null>> = {
  ...changedFile(
    'company.yaml',
    'name: { ru: Sample, kk: Sample, en: Sample }',
    'name: { ru: Другая, kk: Басқа, en: Other }',
  ),
  ...moved('complexes/garden', ['.yaml', '.ru.md', '.kk.md', '.en.md'], 'complexes/meadow'),
  ...moved('houses/garden', ['-1.yaml', '-2.yaml'], 'houses/meadow'),
  ...changedFile('promotions/less.yaml', '[garden]', '[meadow]'),
  ...changedFile('mortgages/bank.yaml', '[garden]', '[meadow]'),
  'articles/first-news.ru.md': 'Текст.\n',
  'articles/first-news.kk.md': 'Мәтін.\n',
  'articles/first-news.en.md': 'Text.\n',
}

/** The files of a record under another name, with all that refers to it. */
function moved(from: string, endings: readonly string[], to: string): Record<string, string | null> {
  return Object.fromEntries(
    endings.flatMap((ending) => [
      [`${from}${ending}`, null],
      [`${to}${ending}`, (sampleFiles[`${from}${ending}`] ?? '').replaceAll('garden', 'meadow')],
    ]),
  )
}
