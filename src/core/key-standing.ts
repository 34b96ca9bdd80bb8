/**
 * How the service takes the user's key: `taken`, as far as is known; `refused` by its last answer to a question with the
 * key; or `setAside` by the user, so that it is asked without.
 */
export type KeyStanding = 'taken' | 'refused' | 'setAside'
