import { sweepIn } from './sweep.ts'

sweepIn('ru', 'phone')
