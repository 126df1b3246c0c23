import { sentenceFigures } from '../bench/sentences.ts'
await sentenceFigures()
await sentenceFigures()
