/**
 * When things were so, by `performance.now()`: `sentMs` all bytes are with the node, `doneMs` the last step's effect was
 * read, `knownMs` the fill is known. A subject that does not tell some of them apart says the later one.
 */
export type Finished = Readonly<{ sentMs: number; doneMs: number; knownMs: number }>

/**
 * A crossing whose quote is there: what remains is what the user waits for after the yes. `attend` is what a subject does
 * while the user looks at the question and presses the button.
 */
export type Prepared = Readonly<{ requestId: string; attend?: () => Promise<void>; execute: () => Promise<Finished> }>

/** Whatever carries quotes out: ours, a peer, or the floor. */
export type Subject = Readonly<{ prepare: () => Promise<Prepared> }>
