type Rules = Readonly<{ createScriptURL?: (name: string) => string }>
type Policy = Readonly<{ createScriptURL: (name: string) => string }>
type TrustedTypes = Readonly<{ createPolicy: (name: string, rules: Rules) => Policy }>

/** Uses up the only policy name of our pages, so no script can create it. */
export function closeTrustedTypes(): void {
  trustedTypes()?.createPolicy('background', {})
}

/** Trusts one script of the extension, by the background's only policy. */
export function ownScript(name: string): string {
  const createScriptURL = () => name
  return trustedTypes()?.createPolicy('background', { createScriptURL }).createScriptURL(name) ?? name
}

function trustedTypes(): TrustedTypes | undefined {
  return (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
}
