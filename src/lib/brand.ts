declare const brand: unique symbol

/** A value of `T` that only the function owning the name `N` can make: skipping that function does not compile. */
export type Brand<T, N extends string> = T & { readonly [brand]: N }
