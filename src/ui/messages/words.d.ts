declare module 'words:*/messages' {
  export const messages: import('./catalogues.d.ts').FirstCatalogues
}

declare module 'words:*/lazy-parts' {
  export const parts: import('./catalogues.d.ts').LazyCatalogues
}

declare module 'words:*/formats' {
  type Formats = ReturnType<typeof import('./formats.ts').formatsOf>
  export const about: Formats['about']
  export const clock: Formats['clock']
  export const day: Formats['day']
  export const list: Formats['list']
  export const longDay: Formats['longDay']
  export const span: Formats['span']
}
