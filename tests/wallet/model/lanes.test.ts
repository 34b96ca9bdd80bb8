import { modelRuns } from './model.ts'

modelRuns([
  'two steps of exchange A',
  'a transfer on exchange B',
  'coins of Bitcoin',
  'two crossings of one account',
  'two crossings of one allowance',
])
