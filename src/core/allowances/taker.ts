/** `ordinary` accounts have a key. */
export type Taker = 'own' | 'ordinary' | 'contract' | 'unread'
