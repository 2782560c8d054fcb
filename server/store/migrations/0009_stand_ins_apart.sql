-- Stand-ins keep tables of their own (`sandbox/migrations`). A new database, where the migrations before this one have just made
-- them, has none; where somebody has an account, they stay as they are, whatever is in them.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM users) AND to_regclass('public.sandbox_migrations') IS NULL THEN
    IF NOT EXISTS (SELECT FROM sandbox_mail) AND NOT EXISTS (SELECT FROM sandbox_payments) THEN
      DROP TABLE sandbox_mail, sandbox_payments;
    END IF;
  END IF;
END $$;
