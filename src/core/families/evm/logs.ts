export type Log = Readonly<{ address: string; topics: readonly string[]; data: string }>

export type FoundLog = Log & Readonly<{ transactionHash: string }>

/** A list of topics means any of them. */
export type LogFilter = Readonly<{ address: string; topics: readonly (string | readonly string[])[] }>
