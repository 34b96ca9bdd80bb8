declare module 'words:*/messages' {
  export const messages: import('./catalogues.d.ts').FirstCatalogues
}

declare module 'words:*/lazy-parts' {
  export const parts: import('./catalogues.d.ts').LazyCatalogues
}

declare module 'words:*/formats' {
  type Formats = ReturnType<typeof import('./formats.ts').formatsOf>
  export const about: Formats['about']
  export const span: Formats['span']
}

declare module 'words:*/desktop' {
  export const notifications: typeof import('./en/notifications.json').default & {
    readonly reasons: typeof import('./en/transfer/failure-reasons.json').default
  }
}
