import type { Family } from '../chain/chain.ts'
import { FAMILIES } from './families.ts'

/** Every family's name. */
export const FAMILY_NAMES = Object.keys(FAMILIES) as readonly Family[]
