import { sweepIn } from './sweep.ts'

sweepIn('kk', 'phone')
