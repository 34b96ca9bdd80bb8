/** An incomplete arrival ends this long after its last part. */
export const INCOMPLETE_SECONDS = 86_400

/** A success or refund may name its transaction this late. */
export const NAMING_SECONDS = 120
