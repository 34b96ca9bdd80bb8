declare const brand: unique symbol

/** Only the function that owns the name `N` can make it; skipping that function does not compile. */
export type Brand<T, N extends string> = T & { readonly [brand]: N }
