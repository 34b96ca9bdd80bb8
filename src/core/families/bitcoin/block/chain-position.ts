export type ChainPosition =
  | Readonly<{ in: 'mempool' }>
  | Readonly<{ in: 'block'; blockHeight: number; blockHash: string }>

export type Outspend = Readonly<{ spent: false }> | Readonly<{ spent: true; txid: string; place: ChainPosition }>
