/** A password that was not the right one, or not heard because a wait runs; and how long to wait now. */
export type PasswordRefusal = Readonly<{ why: 'wrongPassword' | 'wait'; waitSeconds: number; failedAttempts: number }>

/** What came of an act that asks for the password again: done, the password refused, or a sentence why not. */
export type GuardedAnswer<T> =
  | (Readonly<{ outcome: 'done' }> & T)
  | (Readonly<{ outcome: 'password' }> & PasswordRefusal)
  | Readonly<{ outcome: 'refused'; message: string }>
