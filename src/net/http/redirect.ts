/** Browsers hide the place and the status of a redirect. */
export function isRedirect({ redirected, type, status }: Response): boolean {
  return redirected || type === 'opaqueredirect' || (status >= 300 && status < 400)
}
