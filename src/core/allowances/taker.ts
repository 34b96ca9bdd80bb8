/** Who may take: the wallet itself, an ordinary account, which a key rules, a contract; or nobody has read which of these. */
export type Taker = 'own' | 'ordinary' | 'contract' | 'unread'
