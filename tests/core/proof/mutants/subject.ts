import { intent } from '../../../../src/core/intent.ts'
import { decodeQuote } from '../../../../src/core/quote.ts'
import { review } from '../../../../src/core/review.ts'
import { verify } from '../../../../src/core/verify/verify.ts'
import type { Subject } from '../judge.ts'

/** What the mutants are built from: everything that a judgement calls. */
export const subject: Subject = { intent, decodeQuote, verify, review }
