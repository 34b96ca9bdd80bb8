type FirstCatalogues = import('./catalogues.d.ts').FirstCatalogues
type LazyCatalogues = import('./catalogues.d.ts').LazyCatalogues
type Language = import('../../core/text/language.ts').Language
type OtherLanguage = Exclude<Language, 'en'>

declare module 'words:messages' {
  export const messages: Readonly<Record<OtherLanguage, () => Promise<FirstCatalogues>>>
}

declare module 'words:lazy-parts' {
  export const parts: Readonly<Record<OtherLanguage, () => Promise<LazyCatalogues>>>
}

declare module 'words:desktop' {
  export const desktop: Readonly<Record<Language, () => Promise<Desktop>>>
  type Desktop = Readonly<{
    notifications: typeof import('./en/notifications.json').default & {
      readonly reasons: typeof import('./en/transfer/failure-reasons.json').default
    }
    accountNames: typeof import('./en/account-names.json').default
  }>
}

declare module 'words:*/formats' {
  type Formats = ReturnType<typeof import('./formats.ts').formatsOf>
  export const about: Formats['about']
  export const span: Formats['span']
}

declare module 'words:en/named-findings' {
  export const findings: Partial<typeof import('./en/findings/findings.json').default>
}
