/** The service last `refused` the key, or the user `setAside` it. */
export type ApiKeyStatus = 'taken' | 'refused' | 'setAside'
