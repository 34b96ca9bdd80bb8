/** The service last `refused` the key, or the user `setAside` it. */
export type KeyStanding = 'taken' | 'refused' | 'setAside'
