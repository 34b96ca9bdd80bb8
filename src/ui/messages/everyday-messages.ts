import { enEveryday } from './en/everyday.ts'
import { part } from './part.ts'

export const ofEveryday = part('everyday', enEveryday)
