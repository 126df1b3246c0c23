import { sweepIn } from './sweep.ts'

sweepIn('en', 'desktop')
