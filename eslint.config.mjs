import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'out',
      'dist',
      'coverage',
      'test/fixtures/**',
      'resources/**',
      '**/*.mjs',
      '**/inject.js',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './tsconfig.web.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: true }],
      // index signatures are read with brackets (noPropertyAccessFromIndexSignature)
      '@typescript-eslint/dot-notation': 'off',
      // sizes are read in review, never silenced
      'max-lines': ['warn', { max: 400, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['warn', { max: 70, skipBlankLines: true, skipComments: true }],
      complexity: ['warn', 15],
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[property.name="pathname"] > NewExpression MetaProperty',
          message:
            'A path from import.meta.url needs fileURLToPath: folders have spaces and umlauts.',
        },
      ],
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/main/service/config.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only service/config.ts reads the environment.',
        },
      ],
    },
  },
  {
    files: ['src/main/service/{domain,pipeline,operations,work}/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Time comes from the Clock port.' },
        { object: 'crypto', property: 'randomUUID', message: 'Ids come from the Ids port.' },
        { object: 'Math', property: 'random', message: 'Chance comes from a port.' },
        {
          object: 'process',
          property: 'env',
          message: 'Only service/config.ts reads the environment.',
        },
      ],
    },
  },
  {
    files: ['test/**/*.{ts,tsx}', 'bench/**/*.ts'],
    rules: {
      'max-lines-per-function': 'off',
      'max-lines': 'off',
      'no-console': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
  { files: ['src/renderer/**/*.tsx'], ...reactHooks.configs.flat['recommended'] },
  prettier,
);
