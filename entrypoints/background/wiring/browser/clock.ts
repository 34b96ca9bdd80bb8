export const nowMilliseconds = () => Date.now()
export const nowSeconds = () => Math.floor(Date.now() / 1_000)

/** Calls back once, unless the returned function cancels it. */
export function after(milliseconds: number, call: () => void): () => void {
  const timer = setTimeout(call, milliseconds)
  return () => clearTimeout(timer)
}
