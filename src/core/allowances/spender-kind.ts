/** `ordinary` accounts have a key. */
export type SpenderKind = 'own' | 'ordinary' | 'contract' | 'unread'
