-- The role that every request queries with. Roles belong to the cluster, so another database may have made it.
DO $$ BEGIN
  CREATE ROLE app_user NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  -- From PostgreSQL 16 on, who creates a role is a member of it without being able to become it.
  IF NOT pg_has_role(
    current_user,
    'app_user',
    CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END
  ) THEN
    EXECUTE format('GRANT app_user TO %I', current_user);
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION app_user_id() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('app.user_id', true), '');
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO app_user;
--> statement-breakpoint
-- The account library keeps passwords and sessions; a request's role reads the person's own row and no more.
GRANT SELECT (id, email, email_verified, language, suspended_at), UPDATE (language, updated_at) ON users TO app_user;
--> statement-breakpoint
ALTER TABLE users ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_row ON users TO app_user USING (id = app_user_id()) WITH CHECK (id = app_user_id());
--> statement-breakpoint
ALTER TABLE sessions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE accounts ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE verifications ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE outbox ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sandbox_mail ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON project_rows, project_modules TO app_user;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON generations, ai_usage TO app_user;
--> statement-breakpoint
GRANT SELECT, INSERT ON module_versions TO app_user;
--> statement-breakpoint
ALTER TABLE project_rows ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON project_rows TO app_user USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());
--> statement-breakpoint
ALTER TABLE project_modules ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON project_modules TO app_user USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());
--> statement-breakpoint
ALTER TABLE module_versions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON module_versions TO app_user USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());
--> statement-breakpoint
ALTER TABLE generations ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON generations TO app_user USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());
--> statement-breakpoint
ALTER TABLE ai_usage ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON ai_usage TO app_user USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());
--> statement-breakpoint
-- The limits and the founders in force are published by the server; the view below is all that reads them.
CREATE FUNCTION plan_limit_of(email text, email_verified boolean) RETURNS bigint
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  RETURN (
    SELECT l.ai_limit FROM plan_limits l
    WHERE l.plan = CASE
      WHEN $2 AND EXISTS (SELECT FROM founder_emails f WHERE f.email = lower($1)) THEN 'founder'
      ELSE 'free'
    END
  );
--> statement-breakpoint
REVOKE ALL ON FUNCTION plan_limit_of(text, boolean) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION plan_limit_of(text, boolean) TO app_user;
--> statement-breakpoint
CREATE VIEW user_preferences WITH (security_invoker = true) AS
  SELECT
    u.id AS user_id,
    coalesce(q.used, 0) AS ai_usage_count,
    plan_limit_of(u.email, u.email_verified) AS ai_usage_limit,
    u.language
  FROM users u
  LEFT JOIN ai_usage q ON q.user_id = u.id AND q.period = 'life';
--> statement-breakpoint
CREATE VIEW projects WITH (security_invoker = true) AS
  SELECT
    p.id,
    p.user_id,
    p.name,
    p.description,
    coalesce(
      (
        SELECT jsonb_object_agg(
          m.module,
          m.data || jsonb_build_object(
            'lastUpdated', to_char(m.last_updated AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
          )
        )
        FROM project_modules m
        WHERE m.project_id = p.id
      ),
      '{}'::jsonb
    ) AS modules_data,
    p.created_at,
    p.updated_at
  FROM project_rows p;
--> statement-breakpoint
GRANT SELECT ON user_preferences, projects TO app_user;
