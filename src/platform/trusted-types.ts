type TrustedTypes = Readonly<{ createPolicy: (name: string, rules: object) => unknown }>

/**
 * Takes away from a page of ours the one policy that the content security policy allows, which is for the background's
 * scripts: it is made once, of nothing, and then nobody can make it. Source: W3C Trusted Types, 4.3.
 */
export function closeTrustedTypes(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('background', {})
}
