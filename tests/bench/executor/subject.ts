/**
 * By `performance.now()`: `sentMs` all bytes are at the node, `doneMs` the last step's effect is read,
 * `knownMs` the fill is known.
 * A subject that can't separate two gives the later one.
 */
export type Finished = Readonly<{ sentMs: number; doneMs: number; knownMs: number }>

/**
 * A quoted transfer; `execute` covers the wait after confirmation.
 * `attend` runs while the user reviews and presses the button.
 */
export type Prepared = Readonly<{ requestId: string; attend?: () => Promise<void>; execute: () => Promise<Finished> }>

export type Subject = Readonly<{ prepare: () => Promise<Prepared> }>
