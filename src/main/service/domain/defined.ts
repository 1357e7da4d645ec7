/** Fields that may be undefined become optional ones, as `exactOptionalPropertyTypes` wants them. */
export type Defined<T> = {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K];
} & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** The object without its undefined fields: `defined({ a: 1, b: undefined })` is `{ a: 1 }`. */
export function defined<const T extends object>(fields: T): Defined<T> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  // the one place where the compiler cannot follow: the filter is what the type says
  return Object.fromEntries(entries) as Defined<T>;
}
