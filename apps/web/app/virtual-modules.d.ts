declare module 'virtual:message-chunks' {
  /** Address of each locale's message file; empty in development. */
  const chunks: Readonly<Record<string, string>>;
  export default chunks;
}
