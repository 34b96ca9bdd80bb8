import { modelRuns } from './model.ts'

modelRuns([
  'a deposit',
  'an approval and a deposit, sent together',
  'an approval and a deposit, one after the other',
  'a zero-reset pair and a deposit',
])
