/**
 * domhandler's nodes without their constructors.
 *
 * Those set a dozen fields in four constructors that all kinds of nodes share, so that V8 can hardly tell
 * which kind it is setting fields of: half of what a tree costs. What extends a bare node sets the fields it
 * needs itself; methods and getters are domhandler's.
 */

/** A constructor that sets nothing, with the prototype of `base`. */
export function bare<T extends object>(base: { readonly prototype: T }): new () => T {
  const Bare = function (): void {
    // its heirs set the fields
  };
  Bare.prototype = base.prototype;
  // as: TypeScript does not know functions as constructors
  return Bare as unknown as new () => T;
}
