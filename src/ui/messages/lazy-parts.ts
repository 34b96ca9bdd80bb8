import type { LazyCatalogues } from './catalogues.d.ts'
import type { Translated } from './translated.ts'

export type LazyParts = Omit<Catalogues, 'findings/findings'> &
  Readonly<{
    /** In English only those that name the service: a finding brings its own sentence, as auditors read it. */
    'findings/findings': Partial<Catalogues['findings/findings']>
  }>

type Catalogues = { readonly [Name in keyof LazyCatalogues]: Awaited<ReturnType<LazyCatalogues[Name]>> }

export type TranslatedParts = { readonly [Name in keyof LazyParts]: () => Promise<Translated<LazyParts[Name]>> }
