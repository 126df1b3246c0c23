import { sweepIn } from './sweep.ts'

sweepIn('kk', 'desktop', { headToo: false })
