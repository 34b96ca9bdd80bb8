type TrustedTypes = Readonly<{ createPolicy: (name: string, rules: object) => unknown }>

/** Uses up the only policy name of our pages, so no script can create it. Source: W3C Trusted Types, 4.3. */
export function closeTrustedTypes(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('background', {})
}
