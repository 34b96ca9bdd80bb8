import type { ReasonSentences } from '../../core/reason/sentences.ts'
import type { LazyCatalogues } from './catalogues.d.ts'
import type { DescriptionMessages } from './en/approval/descriptions.ts'
import type { FindingMessages } from './en/findings/findings.ts'
import type { AllFailureReasonMessages } from './en/transfer/failure-reasons.ts'
import type { Translated } from './translated.ts'

export type LazyParts = Catalogues &
  Readonly<{
    descriptions: DescriptionMessages
    failures: AllFailureReasonMessages
    reasons: ReasonSentences
    sentences: Partial<FindingMessages>
  }>

type Catalogues = { readonly [Name in keyof LazyCatalogues]: Awaited<ReturnType<LazyCatalogues[Name]>> }

export type TranslatedParts = { readonly [Name in keyof LazyParts]: () => Promise<Translated<LazyParts[Name]>> }
